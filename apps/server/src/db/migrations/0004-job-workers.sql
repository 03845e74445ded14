-- Which process a worker runs in, so that the jobs of a killed one are done by the next.
create table job_workers (
  worker text primary key,
  -- application_name of the process's connections: it is gone from pg_stat_activity when the process is
  process text not null
);
