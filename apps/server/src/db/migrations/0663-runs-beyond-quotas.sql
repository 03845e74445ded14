-- Products that a run left as they are because the shop may show no more, not because somebody changed them.
alter table product_run_targets add column is_beyond_quota boolean not null default false;
