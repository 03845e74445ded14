-- Every postal code of every place, found by its first digits: each order and each quote of a delivery asks whose a
-- code is. Filled from `locations`, here and whenever countries/geography/*.csv are loaded anew.
create table postal_codes (
  country text not null,
  -- compared byte by byte, so that the key finds codes by how they begin
  code text collate "C" not null,
  location_id text not null,
  -- 1: the most usual one of its place
  rank integer not null,
  -- proposed for want of an own one: the place is not known to have it
  is_suggestion boolean not null,
  primary key (country, code, location_id),
  foreign key (country, location_id) references locations (country, id)
);

insert into postal_codes
select country, code, id, rank, is_suggestion
from locations, unnest(zip_codes) with ordinality as codes (code, rank)
on conflict do nothing;

analyze postal_codes;
