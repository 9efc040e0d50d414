import { useLang } from '../i18n/words.ts'
import { attributeLabel } from '../schema/attribute-label.ts'
import { FieldsContext, type FieldsProps } from './nested.tsx'
import { inputs } from './registry.ts'

/** An input for every attribute, in the order of the declaration. */
export const Fields = ({ attributes, path }: FieldsProps) => {
  const lang = useLang()
  return (
    <FieldsContext value={Fields}>
      {Object.entries(attributes).map(([name, attribute]) => {
        const Input = inputs[attribute.type]
        return (
          <Input key={name} attribute={attribute} label={attributeLabel(name, attribute, lang)} path={path ? `${path}.${name}` : name} />
        )
      })}
    </FieldsContext>
  )
}
