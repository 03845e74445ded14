-- Art of several orders on one strip of film.
create table film_prices (
  shop_id integer not null default current_shop(),
  technique_id integer not null,
  width_cm integer not null check (width_cm in (30, 55, 60)),
  -- of a meter, with what is printed on it
  meter_price bigint not null check (meter_price > 0),
  primary key (shop_id, technique_id, width_cm)
);
select protect_by_shop('film_prices');

create table gang_sheets (
  shop_id integer not null default current_shop(),
  -- from whoever asks for it, so that to ask twice makes one sheet
  id uuid not null,
  number integer not null check (number > 0),
  -- no foreign key: what is printed outlives the technique
  technique_id integer not null,
  technique_name text not null,
  width_cm integer not null check (width_cm in (30, 55, 60)),
  gap_mm integer not null check (gap_mm between 2 and 20),
  state text not null default 'making' check (state in ('making', 'made', 'printed', 'failed', 'undone')),
  failure text check (failure in ('too_long', 'too_wide', 'too_complex', 'no_art')),
  -- which order of it could not be made
  failed_number integer,
  length_mm integer,
  -- as it was when the sheet was asked for; null where the shop had none
  meter_price bigint,
  cost bigint,
  -- the outlines of its pieces, without a word of what is on them
  arts jsonb not null default '[]',
  file_key text,
  asked_by text not null,
  asked_at timestamptz not null,
  made_at timestamptz,
  printed_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, number),
  check (state <> 'failed' or failure is not null),
  check (state not in ('made', 'printed') or length_mm is not null)
);
select protect_by_shop('gang_sheets');

-- Each unit of a print area lies on one sheet.
create table gang_sheet_units (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  line_uuid uuid not null,
  area_id integer not null,
  unit integer not null check (unit > 0),
  sheet_id uuid not null,
  -- among the sheet's arts, and where it lies; null while the sheet is made, and where a person has nothing printed here
  art integer,
  angle integer,
  x_mm double precision,
  y_mm double precision,
  primary key (shop_id, order_id, line_uuid, area_id, unit),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, sheet_id) references gang_sheets
);
create index gang_sheet_units_of_sheet on gang_sheet_units (shop_id, sheet_id);
select protect_by_shop('gang_sheet_units');

-- What of a sheet's film each order took.
create table gang_sheet_orders (
  shop_id integer not null default current_shop(),
  sheet_id uuid not null,
  order_id uuid not null,
  length_mm integer not null check (length_mm >= 0),
  cost bigint check (cost >= 0),
  primary key (shop_id, sheet_id, order_id),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, sheet_id) references gang_sheets
);
create index gang_sheet_orders_of_order on gang_sheet_orders (shop_id, order_id);
select protect_by_shop('gang_sheet_orders');
