-- What was seen of a picture when it came, for judging designs with it; null for those that came before.
alter table uploads add column facts jsonb;
-- What a tool made of a logo is kept beside the logos: it pushes none of the originals out.
alter table uploads drop constraint uploads_kind_check;
alter table uploads add constraint uploads_kind_check check (kind in ('logo', 'edited_logo', 'design'));
-- the logo that it was made from, which may be gone meanwhile
alter table uploads add column made_from uuid;
