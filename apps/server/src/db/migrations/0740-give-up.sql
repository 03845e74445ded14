-- Ends the transaction that a statement is in, with the reason and its facts: for one that travels with its commit and
-- finds that nothing is to be written (db/database.ts, inShopToCommit).
create function give_up(reason text, facts jsonb) returns jsonb language plpgsql volatile as $$
begin
  raise exception using errcode = 'ES001', message = reason, detail = coalesce(facts::text, 'null');
end $$;
