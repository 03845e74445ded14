#!/bin/sh
# Patroni runs this at the first start of the cluster, with the address of the new primary. The owner of the tables makes
# the role of the application itself, and is no superuser: it is bound by row-level security.
set -eu
psql "$1" --set ON_ERROR_STOP=1 --set password="${ESTAMPA_DATABASE_PASSWORD:?}" <<'SQL'
create role estampa login createrole password :'password';
create database estampa owner estampa;
SQL
