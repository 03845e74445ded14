/** Where traces go. The names are those of OpenTelemetry. */
import { z } from 'zod'

export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://collector:4318' })
    .optional()
    .describe(
      'Collector of OpenTelemetry that traces go to, by OTLP over HTTP; without it nothing is traced',
    ),
  OTEL_SERVICE_NAME: z.string().min(1).default('estampa').describe('How traces call this installation'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1, like 0.1')
    .default('1')
    .describe('Share of requests that are traced, where the one who asks does not say it'),
}

type Given = z.infer<z.ZodObject<typeof tracingSettings>>

export type TracingSettings = { readonly endpoint: string; readonly service: string; readonly ratio: number }

/** Undefined: nothing is traced. */
export function tracingOf(given: Given): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service } = given
  return endpoint === undefined
    ? undefined
    : { endpoint, service, ratio: Number(given.OTEL_TRACES_SAMPLER_ARG) }
}
