-- A category may stand in another, three levels at most (`MAX_LEVELS` of the domain): a product of it is found in those
-- above it too.
alter table families add column parent_id integer;
alter table families add foreign key (shop_id, parent_id) references families not valid;
alter table families add check (parent_id is distinct from id);
create index families_of_parent on families (shop_id, parent_id) where parent_id is not null;
