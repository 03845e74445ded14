-- Every process forgets a session at the moment when its end is committed, whoever ended it: another process, a
-- command, or the deletion of an account.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;

create trigger session_ended after update of ended_at on customer_sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function announce_session_end();
create trigger session_deleted after delete on customer_sessions
  for each row when (old.ended_at is null) execute function announce_session_end();

-- The tokens of the shop's people have no session of their own: they end with a new password or a disabled account.
create function announce_staff_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', 'staff ' || old.id);
  return null;
end $$;

create trigger staff_tokens_ended after update of tokens_since, disabled_at on staff
  for each row when (old.tokens_since is distinct from new.tokens_since
    or old.disabled_at is distinct from new.disabled_at) execute function announce_staff_end();
