-- Places of all countries, for every shop alike. Codes are official and are text: leading zeros count.
-- countries/geography/*.csv fills these tables after the migrations.
create table provinces (
  country text not null,
  id text not null,
  name text not null,
  -- Spanish alphabetical order, whatever collations the server has
  position integer not null,
  primary key (country, id)
);

create table cities (
  country text not null,
  id text not null,
  province_id text not null,
  name text not null,
  position integer not null,
  primary key (country, id),
  foreign key (country, province_id) references provinces (country, id)
);
create index cities_of on cities (country, province_id, position);

create table locations (
  country text not null,
  id text not null,
  city_id text not null,
  name text not null,
  position integer not null,
  -- postal codes, best first
  zip_codes text[] not null,
  -- the codes are of the nearest place of the province that has one
  is_suggestion boolean not null,
  primary key (country, id),
  foreign key (country, city_id) references cities (country, id)
);
create index locations_of on locations (country, city_id, position);

-- what was loaded last, by the content of the files
create table geography_loads (
  digest text primary key,
  loaded_at timestamptz not null default now()
);
