import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies, as far as ours use it. */
const aggregationSchema = z.strictObject({
  alignmentPeriod: z.string().regex(/^\d+s$/),
  perSeriesAligner: z.enum(['ALIGN_RATE', 'ALIGN_DELTA', 'ALIGN_PERCENTILE_99', 'ALIGN_NEXT_OLDER']),
  crossSeriesReducer: z
    .enum(['REDUCE_SUM', 'REDUCE_MAX', 'REDUCE_PERCENTILE_95', 'REDUCE_COUNT_FALSE'])
    .optional(),
  groupByFields: z.array(z.string().regex(/^(metric|resource)\.label\.\w+$/)).optional(),
});
const thresholdSchema = z
  .strictObject({
    filter: z.string().regex(/^metric\.type="[\w./]+" AND resource\.type="\w+"/),
    comparison: z.enum(['COMPARISON_GT', 'COMPARISON_LT']),
    thresholdValue: z.number().min(0),
    duration: z.string().regex(/^\d+s$/),
    aggregations: z.array(aggregationSchema).min(1),
    denominatorFilter: z.string().optional(),
    denominatorAggregations: z.array(aggregationSchema).optional(),
    evaluationMissingData: z.literal('EVALUATION_MISSING_DATA_ACTIVE').optional(),
  })
  // Cloud Monitoring rejects it otherwise.
  .refine(
    ({ evaluationMissingData, duration }) =>
      evaluationMissingData === undefined || Number.parseInt(duration, 10) >= 60,
  );
const policySchema = z.strictObject({
  displayName: z.string().max(100),
  combiner: z.literal('OR'),
  severity: z.enum(['CRITICAL', 'ERROR', 'WARNING']),
  userLabels: z.strictObject({
    source: z.literal('brokerage-ops'),
    name: z.string().regex(/^[a-z][a-z-]{0,62}$/),
  }),
  documentation: z.strictObject({ mimeType: z.literal('text/markdown'), content: z.string().max(10_000) }),
  conditions: z
    .array(z.strictObject({ displayName: z.string(), conditionThreshold: thresholdSchema }))
    .min(1)
    .max(6),
  // At least 30 minutes.
  alertStrategy: z.strictObject({ autoClose: z.string().regex(/^(1[89]\d\d|[2-9]\d\d\d|\d{5,6})s$/) }),
});

/** https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics */
const metricSchema = z
  .strictObject({
    name: z.string().regex(/^[a-z_]+$/),
    description: z.string().min(1),
    filter: z.string().regex(/^resource\.type="cloud_run_revision" AND jsonPayload\.message/),
    metricDescriptor: z.strictObject({
      metricKind: z.literal('DELTA'),
      valueType: z.enum(['INT64', 'DISTRIBUTION']),
      unit: z.literal('1'),
      labels: z.array(z.strictObject({ key: z.string(), valueType: z.literal('STRING') })).optional(),
    }),
    valueExtractor: z
      .string()
      .regex(/^EXTRACT\(jsonPayload\.\w+\)$/)
      .optional(),
    labelExtractors: z.record(z.string(), z.string().regex(/^EXTRACT\(jsonPayload\.\w+\)$/)).optional(),
  })
  // A counter takes no values, a distribution needs them.
  .refine(
    ({ metricDescriptor, valueExtractor }) =>
      (metricDescriptor.valueType === 'DISTRIBUTION') === (valueExtractor !== undefined),
  )
  .refine(
    ({ metricDescriptor: { labels = [] }, labelExtractors = {} }) =>
      labels.map(({ key }) => key).join() === Object.keys(labelExtractors).join(),
  );

const readAll = <T>(folder: string, schema: z.ZodType<T>) =>
  readdirSync(`ops/${folder}`).map((file) => ({
    file,
    parsed: schema.parse(JSON.parse(readFileSync(`ops/${folder}/${file}`, 'utf8'))),
  }));
const metrics = readAll('metrics', metricSchema);
const policies = readAll('alerts', policySchema);
const SOURCES = readdirSync('functions/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`functions/src/${file}`, 'utf8'));
const OURS = 'logging.googleapis.com/user/';

it.each(metrics)('$file counts a log line that the code writes', ({ file, parsed: { name, filter } }) => {
  expect(`${name}.json`).toBe(file);
  const [, operator, text = ''] = /jsonPayload\.message(=~|=)"([^"]+)"$/.exec(filter) ?? [];
  if (operator === '=') {
    expect(SOURCES.some((source) => source.includes(`'${text}'`))).toBe(true);
    return;
  }
  // The line as firebase-functions itself builds it.
  const library = readFileSync('node_modules/firebase-functions/lib/common/providers/https.js', 'utf8');
  expect(library).toContain('warn(`Callable request verification failed: $');
  expect(library).toContain('"AppCheck token was rejected."');
  expect('Callable request verification failed: AppCheck token was rejected.').toMatch(new RegExp(text));
});

it.each(policies)('$file is named after its label, and uses existing metrics', ({ file, parsed }) => {
  expect(`${parsed.userLabels.name}.json`).toBe(file);
  const asked = parsed.conditions.flatMap(({ conditionThreshold: { filter, denominatorFilter = '' } }) =>
    [filter, denominatorFilter].flatMap((text) => /metric\.type="([^"]+)"/.exec(text)?.[1] ?? []),
  );
  const known = [
    ...metrics.map(({ parsed: { name } }) => OURS + name),
    'run.googleapis.com/request_count',
    'run.googleapis.com/request_latencies',
    'monitoring.googleapis.com/uptime_check/check_passed',
  ];
  for (const metric of asked) expect(known).toContain(metric);
});

it('every metric has an alarm', () => {
  const all = JSON.stringify(policies);
  for (const { parsed } of metrics) expect(all).toContain(OURS + parsed.name);
});

it.each(policies)(
  '$file groups by labels that its metric has, and aligns it as its kind allows',
  ({ parsed }) => {
    for (const { conditionThreshold } of parsed.conditions) {
      const { filter, aggregations } = conditionThreshold;
      const metric = metrics.find(({ parsed: { name } }) => filter.includes(`"${OURS}${name}"`))?.parsed;
      if (!metric) continue;
      const labels = metric.metricDescriptor.labels?.map(({ key }) => `metric.label.${key}`) ?? [];
      for (const { groupByFields = [], perSeriesAligner } of aggregations) {
        for (const field of groupByFields) expect(labels).toContain(field);
        const isDistribution = metric.metricDescriptor.valueType === 'DISTRIBUTION';
        expect(perSeriesAligner === 'ALIGN_PERCENTILE_99').toBe(isDistribution);
      }
    }
  },
);

it.each(policies)('$file links to an existing section of the runbook', ({ parsed }) => {
  const runbook = readFileSync('docs/runbook.md', 'utf8');
  const sections = [...parsed.documentation.content.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  for (const section of sections) expect(runbook).toContain(`## ${section}\n`);
  expect(parsed.documentation.content).toMatch(/docs\/runbook\.md|`\/health`/);
  // Cloud Run may keep paths that end in z to itself, so the uptime check and whoever it wakes use the other address.
  expect(parsed.documentation.content).not.toContain('healthz');
});

const lifecycleSchema = z.strictObject({
  lifecycle: z.strictObject({
    rule: z
      .array(
        z.strictObject({
          action: z.strictObject({ type: z.enum(['Delete', 'AbortIncompleteMultipartUpload']) }),
          condition: z
            .strictObject({
              age: z.number().int().min(1).optional(),
              isLive: z.literal(false).optional(),
              daysSinceNoncurrentTime: z.number().int().min(30).optional(),
            })
            .refine((condition) => Object.keys(condition).length > 0),
        }),
      )
      .min(1),
  }),
});

it('file lifecycles never remove a live one', () => {
  const { lifecycle } = lifecycleSchema.parse(JSON.parse(readFileSync('ops/storage-lifecycle.json', 'utf8')));
  for (const { action, condition } of lifecycle.rule) {
    expect(action.type === 'AbortIncompleteMultipartUpload' || condition.isLive === false).toBe(true);
  }
  lifecycleSchema.parse(JSON.parse(readFileSync('ops/exports-lifecycle.json', 'utf8')));
});
