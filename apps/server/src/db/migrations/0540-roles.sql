-- What each person may do in a shop. Who works there already could do everything.
alter table staff add column role text not null default 'owner'
  check (role in ('owner', 'manager', 'sales', 'artwork', 'workshop', 'accounting', 'viewer'));
alter table staff alter column role drop default;

-- Another role counts at once, like another password.
drop trigger staff_tokens_ended on staff;
create trigger staff_tokens_ended after update of tokens_since, disabled_at, role on staff
  for each row when (old.tokens_since is distinct from new.tokens_since
    or old.disabled_at is distinct from new.disabled_at
    or old.role is distinct from new.role) execute function announce_staff_end();
