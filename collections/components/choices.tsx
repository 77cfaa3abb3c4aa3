'use client'
/** A field that takes values from a closed list: words, or numbers such as months. */
import { FieldDescription, FieldError, SelectInput, useField } from '@payloadcms/ui'

type Props = {
  path: string
  field: { name: string; label?: unknown; required?: boolean; hasMany?: boolean; admin?: { description?: unknown } }
  readOnly?: boolean
  options: { value: string; label: string }[]
  isNumber: boolean
}

type Option = { value: string }

/** A searchable list; several values where the field takes several. */
export function Choices({ path, field, readOnly, options, isNumber }: Props) {
  const { value, setValue, showError, disabled } = useField<unknown>({ path })
  const typed = (text: string) => (isNumber ? Number(text) : text)
  const change = (chosen: unknown) => {
    if (Array.isArray(chosen)) setValue(chosen.map((one: Option) => typed(one.value)))
    else setValue(chosen ? typed((chosen as Option).value) : field.hasMany ? [] : null)
  }
  const shown = Array.isArray(value)
    ? value.map(String)
    : value === null || value === undefined
      ? undefined
      : String(value)
  return (
    <SelectInput
      id={`field-${path.replaceAll('.', '__')}`}
      path={path}
      name={field.name}
      label={field.label as string}
      required={field.required ?? false}
      hasMany={field.hasMany ?? false}
      isClearable
      options={options}
      value={shown as string | string[]}
      onChange={change}
      readOnly={Boolean(readOnly || disabled)}
      showError={showError}
      Error={<FieldError path={path} showError={showError} />}
      Description={<FieldDescription path={path} description={field.admin?.description as string} />}
    />
  )
}
