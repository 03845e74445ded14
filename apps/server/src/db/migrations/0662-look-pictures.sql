-- Pictures that somebody uploaded for the look of the shop: those of a draft that was dropped are deleted some days later.
create table look_pictures (
  shop_id integer not null default current_shop() references shops,
  -- as in its address: shops/pampa/logo-0123456789abcdef
  name text not null,
  uploaded_at timestamptz not null,
  primary key (shop_id, name)
);
select protect_by_shop('look_pictures');
