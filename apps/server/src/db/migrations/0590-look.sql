-- The look of a shop that is being made, one for each shop, and those that were published.
create table look_drafts (
  shop_id integer primary key default current_shop() references shops,
  -- grows with every save, publication and return
  version integer not null,
  -- the fields that differ from what is published
  fields jsonb not null,
  -- what was published of each when it was changed
  seen jsonb not null,
  who text not null,
  at timestamptz not null
);
select protect_by_shop('look_drafts');

create table look_publications (
  shop_id integer not null default current_shop() references shops,
  id integer not null check (id > 0),
  at timestamptz not null,
  -- null: changed elsewhere, as on the console
  who text,
  -- the whole look
  look jsonb not null,
  -- the fields in which it differs from the one before
  fields text[] not null,
  -- the publication whose look came back
  restored integer,
  primary key (shop_id, id)
);
select protect_by_shop('look_publications');
comment on table look_publications is 'append only';

-- As change_current_shop, for the settings of a shop that its people may change: its terms.
create function change_current_terms(terms text, terms_version text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update shops set
      settings = settings || jsonb_build_object('terms', terms, 'termsVersion', terms_version),
      version = version + 1
    where id = current_shop()
  $$;
