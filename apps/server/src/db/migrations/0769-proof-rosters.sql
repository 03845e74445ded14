-- The pages of a proof on which each person of a list is seen as printed: {"pages": [{"key", "preview_key"}], "pdf_key"}.
-- They name persons, so they go with the list while the proof stays.
alter table order_proofs add column roster jsonb;

create or replace function keep_proofs() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if is_shop_ending() then
      return old;
    end if;
    raise exception 'proof % of order % is evidence', old.number, old.order_id;
  end if;
  if (new.number, new.order_id, new.sent_at) is distinct from (old.number, old.order_id, old.sent_at)
    or (new.file_key is not null and new.file_key is distinct from old.file_key)
    or (new.preview_key is not null and new.preview_key is distinct from old.preview_key)
    or (new.roster is not null and new.roster is distinct from old.roster)
    or (old.answer is not null
      and (new.answer, new.answered_at) is distinct from (old.answer, old.answered_at)) then
    raise exception 'proof % of order % is evidence', old.number, old.order_id;
  end if;
  return new;
end $$;
