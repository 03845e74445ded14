-- What the garments of a category measure in each size, for products that do not say it themselves.
alter table families add column size_guide jsonb;
comment on column families.size_guide is '{measures, sizes: [{size, centimeters}]}, in centimetres; a product''s own, in its document, goes before it';
