-- What customers are looked for by, without accents and in lower case. Made of the row, it forgets with it.
alter table customers add column words text not null generated always as (
  translate(
    lower(full_name || ' ' || email || ' ' || company || ' ' || phone_number),
    'áéíóúüñàèìòùâêîôûäëïöçãõ', 'aeiouunaeiouaeiouaeiocao'
  )
) stored;
