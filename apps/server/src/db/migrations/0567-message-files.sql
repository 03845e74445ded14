-- What came with a message: `[{"name", "kind", "bytes", "key", "preview"}]`. A message has words, files, or both.
alter table order_messages
  add column files jsonb not null default '[]',
  drop constraint order_messages_text_check,
  add constraint order_messages_says_something check (text <> '' or jsonb_array_length(files) > 0);
