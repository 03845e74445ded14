-- Catalogs taken in from the office: a file, what it is, what was decided about it, what it would change and what it did.
create table catalog_imports (
  shop_id integer not null default current_shop() references shops,
  id integer not null check (id > 0),
  -- a file is taken in, or a run is taken back
  kind text not null check (kind in ('file', 'undo')),
  -- what happens to it now, or what it waits for
  state text not null check (state in
    ('fetching', 'looking', 'choosing', 'checking', 'checked', 'running', 'done', 'failed')),
  version integer not null default 1,
  at timestamptz not null,
  ended_at timestamptz,
  who text not null,
  -- the file's name or its address
  source text not null,
  -- where its bytes are, until it is done
  file_key text,
  pictures_key text,
  -- what the file is: its kind, sheets, columns with samples
  look jsonb,
  choices jsonb,
  -- {share, products}
  progress jsonb,
  -- what it would change, and then what it did
  digest jsonb,
  -- why it could not be read or done
  problem text,
  run_id integer,
  undoes integer,
  feed_id integer,
  primary key (shop_id, id),
  foreign key (shop_id, run_id) references import_runs,
  foreign key (shop_id, undoes) references import_runs
);
select protect_by_shop('catalog_imports');

-- Lets the planner know the rows of a catalog that has just come in: stale plans cost four times as much.
create function analyze_catalog() returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  analyze families, generics, generic_families, variants, generic_listings, generic_filings;
  analyze generic_postings, generic_facets, generic_words;
end $$;
revoke execute on function analyze_catalog() from public;
