/** A resource as a Parquet file: each field with its type, lists and nested parts as in the record. */
import type { SchemaElement } from 'hyparquet'
import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import { z } from 'zod'
import { calendarDays } from '#src/calendar/rules/fields.ts'
import { parsedText } from '#src/read-model/json.ts'
import type { AnyRecord, AnyResource } from '#src/read-model/resource.ts'
import type { Encoder } from './dumps.ts'

/** Records of one group of rows: the most in memory at once, and the unit that a search in the file can skip. */
const GROUP = 600

/** A field: its element of the schema, and how a JSON value is turned into one to write. */
type Column = { elements: readonly SchemaElement[]; written(value: unknown): unknown }

/** The schema of the file, made from that of the record. Throws where the type of a field is not supported. */
export function parquetSchema(resource: AnyResource): SchemaElement[] {
  const columns = columnsOf(resource.record.shape)
  return [{ name: resource.id, num_children: columns.length }, ...columns.flatMap(({ elements }) => elements)]
}

/** Writes records as they come, a group at a time. */
export function parquetEncoder(resource: AnyResource): Encoder {
  const columns = columnsOf(resource.record.shape)
  const writer = new ByteWriter()
  const file = new ParquetWriter({ writer, schema: parquetSchema(resource), createdBy: 'octavo' })
  let waiting: AnyRecord[] = []
  const writeGroup = () => {
    const columnData = columns.map(({ name, written }) => ({
      name,
      data: waiting.map((record) => written(record[name])),
    }))
    void file.write({ columnData, rowGroupSize: waiting.length })
    waiting = []
  }
  /** The bytes written since the last call. The writer keeps its own count. */
  const taken = () => {
    const bytes = writer.getBytes().slice()
    writer.index = 0
    return bytes
  }
  return {
    add(records) {
      for (const record of records) waiting.push(parsedText(record))
      if (waiting.length >= GROUP) writeGroup()
      return taken()
    },
    end() {
      if (waiting.length > 0) writeGroup()
      void file.finish()
      return taken()
    },
  }
}

const columnsOf = (shape: Readonly<Record<string, z.ZodType>>): (Column & { name: string })[] =>
  Object.entries(shape).map(([name, schema]) => ({ name, ...columnOf(name, schema) }))

function columnOf(name: string, schema: z.ZodType, repetition: 'REQUIRED' | 'OPTIONAL' = 'REQUIRED'): Column {
  if (schema instanceof z.ZodNullable) return columnOf(name, schema.unwrap() as z.ZodType, 'OPTIONAL')
  const one = { name, repetition_type: repetition } as const
  if (schema instanceof z.ZodArray) {
    const element = columnOf('element', schema.element as z.ZodType)
    return {
      elements: [
        { ...one, num_children: 1, converted_type: 'LIST' },
        { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
        ...element.elements,
      ],
      written: unlessNull((values: unknown[]) => values.map(element.written)),
    }
  }
  if (schema instanceof z.ZodObject) {
    const columns = columnsOf(schema.shape as Record<string, z.ZodType>)
    return {
      elements: [{ ...one, num_children: columns.length }, ...columns.flatMap(({ elements }) => elements)],
      written: unlessNull((value: Record<string, unknown>) =>
        Object.fromEntries(columns.map((column) => [column.name, column.written(value[column.name])])),
      ),
    }
  }
  const { written = (value: never): unknown => value, ...type } = typeOf(schema, name)
  return { elements: [{ ...one, ...type }], written: unlessNull(written) }
}

type Type = Pick<SchemaElement, 'type' | 'converted_type'> & { written?(value: never): unknown }

/** The type of a single value (Apache Parquet, logical types). */
function typeOf(schema: z.ZodType, name: string): Type {
  if (calendarDays.has(schema))
    return { type: 'INT32', converted_type: 'DATE', written: (day: string) => new Date(day) }
  if (schema instanceof z.ZodISODateTime)
    return { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS', written: (instant: string) => new Date(instant) }
  if (schema instanceof z.ZodNumber)
    return schema.format === 'safeint'
      ? { type: 'INT64', written: (value: number) => BigInt(value) }
      : { type: 'DOUBLE' }
  if (schema instanceof z.ZodBoolean) return { type: 'BOOLEAN' }
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum
  if (isText) return { type: 'BYTE_ARRAY', converted_type: 'UTF8' }
  throw new Error(`The field "${name}" has no type in Parquet.`)
}

const unlessNull =
  <T>(written: (value: T) => unknown) =>
  (value: unknown): unknown =>
    // The record was parsed by the schema that this one is made from.
    value === null || value === undefined ? null : written(value as T)
