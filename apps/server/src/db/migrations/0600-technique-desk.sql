-- Two people at one technique lose nothing: each change of it raises its version.
alter table techniques add column version integer not null default 1;

create trigger techniques_raise_version
  before update of name, document on techniques
  for each row when (new.version = old.version and (new.name, new.document) is distinct from (old.name, old.document))
  execute function raise_version();
