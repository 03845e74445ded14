-- A PDF calls its spot inks: their names, each with the color that it is drawn in.
alter table uploads add column inks jsonb not null default '[]';
