-- When what pages show changed last, for search engines; and words as people write them.
alter table generic_listings add column changed_at timestamptz not null default now();
alter table families add column changed_at timestamptz not null default now();

alter table shops add column changed_at timestamptz not null default now();
create function stamp_shop() returns trigger
  language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger shops_stamp before update on shops
  for each row when (old.version <> new.version) execute function stamp_shop();

-- The word with its accents, where it has any: tazon is shown as tazón.
alter table generic_words add column shown text;
