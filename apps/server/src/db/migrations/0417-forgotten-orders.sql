-- Papers that have lost their person and grow old: the nightly look for them passes over all others.
create index orders_forgotten on orders (shop_id, placed_at) where person_forgotten_at is not null;
