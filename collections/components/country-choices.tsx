'use client'
/** A field that takes countries, found by typing any part of their names. */
import { countriesOfTheWorld } from '#src/geography/countries.ts'
import { Choices } from './choices.tsx'

const options = countriesOfTheWorld.map(({ code, name }) => ({ value: code as string, label: name }))

type Props = Omit<Parameters<typeof Choices>[0], 'options' | 'isNumber'>

/** One country or several, kept as ISO 3166-1 alpha-2 codes. */
export const CountryChoices = (props: Props) => <Choices {...props} options={options} isNumber={false} />
