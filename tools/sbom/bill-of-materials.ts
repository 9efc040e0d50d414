import * as v from 'valibot'
import { runNpm } from '../steps/npm.ts'
import { StepFailure } from '../steps/step.ts'

const billSchema = v.looseObject({
  components: v.array(
    v.looseObject({
      'bom-ref': v.string(),
      properties: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []),
    }),
  ),
  dependencies: v.array(v.looseObject({ ref: v.string(), dependsOn: v.optional(v.array(v.string()), []) })),
})

/**
 * The shipped packages of every platform as CycloneDX: npm makes it from the lock file. npm's own `--omit=dev` also omits packages
 * that are a dependency of a tool, React among them; those that npm marks as development only are removed here.
 */
export const billOfMaterials = async (): Promise<string> => {
  const { code, output } = await runNpm('sbom', '--sbom-format=cyclonedx', '--package-lock-only')
  if (code !== 0) throw new StepFailure(`npm could not write a bill of materials:\n${output}`)
  const bill = v.parse(billSchema, JSON.parse(output))
  const isTool = (component: (typeof bill.components)[number]) =>
    component.properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')
  const tools = new Set(bill.components.filter(isTool).map((component) => component['bom-ref']))
  for (const component of bill.components) if (!isTool(component)) tools.delete(component['bom-ref'])
  return JSON.stringify(
    {
      ...bill,
      components: bill.components.filter((component) => !tools.has(component['bom-ref'])),
      dependencies: bill.dependencies
        .filter(({ ref }) => !tools.has(ref))
        .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => !tools.has(ref)) })),
    },
    null,
    1,
  )
}
