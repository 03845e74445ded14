-- A company is what its customers call it, however they write the letters.
create index customers_of_company on customers (shop_id, lower(company))
  where company <> '' and closed_at is null;
