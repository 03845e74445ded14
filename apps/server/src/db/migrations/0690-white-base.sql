-- Inks let a dark product show through: the usual techniques that print a white base below them say so from now on.
-- What was sold keeps the price and the files with which it was sold.
do $$
declare
  shop integer;
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    update techniques set document = document || '{"hasWhiteBase": true}'
    where shop_id = shop and key in ('screen_printing', 'pad_printing', 'dtf', 'uv', 'uv_printing');
  end loop;
end $$;
