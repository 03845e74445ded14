-- What a buyer says of a payment on its way, and why something was moved.

alter table payments add column notice jsonb;
comment on column payments.notice is 'date, reference, chequeNumber, bank and receipts as the buyer told them; null: nobody did';

alter table order_history add column note text;
alter table payment_history add column note text;
