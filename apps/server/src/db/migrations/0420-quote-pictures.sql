-- How the decorated places of a quote look: [{shoppingCartUUID, printing_area_id, name, key, preview_key, mail_key}].
-- Null until they are drawn, a moment after the quote was made.
alter table quotes add column pictures jsonb;
