-- What a shop decides for its storefront beside its configuration; what it does not say is a default.
alter table shops add column settings jsonb not null default '{}';
