'use client'
/** A field that takes a colour as six hexadecimal digits: the colour itself, which opens the picker, beside the digits. */
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'

type Props = {
  path: string
  field: { label?: unknown; required?: boolean; admin?: { description?: unknown } }
  readOnly?: boolean
}

/** `#rrggbb`, or null while empty. Until what is typed is a colour, the picker stays as it was. */
export function ColourField({ path, field, readOnly }: Props) {
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const id = `field-${path.replaceAll('.', '__')}`
  const isColour = /^#[0-9a-f]{6}$/i.test(value ?? '')
  return (
    <div className={`field-type text colour-field${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label as string} required={field.required ?? false} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className="colour-field__boxes" data-empty={!isColour}>
          <input
            type="color"
            aria-label={`Choose: ${String(field.label)}`}
            value={isColour ? (value as string).toLowerCase() : '#000000'}
            disabled={Boolean(readOnly || disabled)}
            onChange={(event) => setValue(event.target.value)}
          />
          <input
            id={id}
            type="text"
            placeholder="#rrggbb"
            value={value ?? ''}
            disabled={Boolean(readOnly || disabled)}
            onChange={(event) => setValue(event.target.value.trim() || null)}
          />
        </div>
      </div>
      <FieldDescription path={path} description={field.admin?.description as string} />
    </div>
  )
}
