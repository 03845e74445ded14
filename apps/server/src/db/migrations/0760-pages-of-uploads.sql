-- Files of several pages come in too: which page an upload shows, and of how many.
alter table uploads
  add column page smallint check (page >= 1),
  add column pages smallint check (pages >= page);
