-- Which currencies there are stands in the domain's list alone (money.ts): a country more is no change of the tables.
-- An amount still names a currency by its code of ISO 4217.
alter table orders drop constraint orders_currency_check, add check (currency ~ '^[A-Z]{3}$');
alter table payments drop constraint payments_currency_check, add check (currency ~ '^[A-Z]{3}$');
alter table quotes drop constraint quotes_currency_check, add check (currency ~ '^[A-Z]{3}$');
