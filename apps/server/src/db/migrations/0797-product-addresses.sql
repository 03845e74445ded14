-- The site map reads the addresses of a thousand products at once, and nothing else of them.
create index generics_addresses on generics (shop_id, id) include (url, type);
