-- When the job of a catalogue last said how far it is: one that still speaks is not lost, however long it takes.
alter table catalog_papers add column told_at timestamptz;
