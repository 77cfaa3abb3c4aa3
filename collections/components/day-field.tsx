'use client'
/** A field that takes a calendar day with the browser's own date picker, and keeps it as text. */
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'

type Props = {
  path: string
  field: { name: string; label?: unknown; required?: boolean; admin?: { description?: unknown } }
  readOnly?: boolean
}

/** YYYY-MM-DD, or null while empty. */
export function DayField({ path, field, readOnly }: Props) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className={`field-type text${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label as string} required={field.required ?? false} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="date"
          min="1900-01-01"
          max="2199-12-31"
          value={value ?? ''}
          disabled={Boolean(readOnly || disabled)}
          onChange={(event) => setValue(event.target.value || null)}
        />
      </div>
      <FieldDescription path={path} description={field.admin?.description as string} />
    </div>
  )
}
