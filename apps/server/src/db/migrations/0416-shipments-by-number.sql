-- A notice names a shipment by its company's number: it is found, or known to be none of ours, without reading them all.
create index shipments_by_number on shipments (shop_id, shipment_id) where shipment_id is not null;
create index shipments_reshipped on shipments (shop_id, order_id) where status = 'reshipped';
