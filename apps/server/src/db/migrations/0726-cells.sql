-- A cell is a PostgreSQL cluster, in which shops live with all that is theirs. The table of shops of the home cell says
-- where each of them does; another cell has the rows of its own, under the same numbers.
alter table shops
  add column cell text not null default 'home' check (cell ~ '^[a-z][a-z0-9-]{0,30}$');
