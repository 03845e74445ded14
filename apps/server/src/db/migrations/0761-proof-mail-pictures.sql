-- A proof as mails show it: a JPEG, which every mail program knows. Proofs of before have none.
alter table order_proofs add column mail_key text;
