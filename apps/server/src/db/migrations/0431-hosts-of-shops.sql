-- A shop may have several hosts: its pages stand at the main one, and the others lead there.
alter table shops add column other_hosts text[] not null default '{}';

-- A host belongs to one shop. The main host that a shop leaves goes on leading to it.
create function keep_hosts_apart() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.host is distinct from new.host and old.host is not null then
    new.other_hosts := new.other_hosts || old.host;
  end if;
  new.other_hosts := coalesce((select array_agg(distinct one order by one)
    from unnest(new.other_hosts) as one where one is distinct from new.host), '{}');
  if exists (
    select from shops s where s.id <> new.id
      and (s.host = any (new.other_hosts || new.host) or s.other_hosts && (new.other_hosts || new.host))
  ) then
    raise exception 'a host of shop % belongs to another shop', new.name using errcode = 'unique_violation';
  end if;
  return new;
end $$;

create trigger shops_hosts before insert or update of host, other_hosts on shops
  for each row execute function keep_hosts_apart();
