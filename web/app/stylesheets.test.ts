import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Declaration, type Rule } from 'postcss'
import { describe, expect, test } from 'vitest'

const sheets = globSync('**/*.css', { cwd: import.meta.dirname }).map((path) => ({
  path,
  root: postcss.parse(readFileSync(join(import.meta.dirname, path), 'utf8')),
}))

/** Unknown to browsers before 2023: a rule is dropped entirely if one of its selectors has it. */
const young = /:has\(|:popover-open|:modal|::details-content/

/** Collects violations in all stylesheets, each with its position. */
const wrongRules = (isWrong: (rule: Rule) => boolean) =>
  sheets.flatMap(({ path, root }) => {
    const found: string[] = []
    root.walkRules((rule) => {
      if (isWrong(rule)) found.push(`${path}: ${rule.selector}`)
    })
    return found
  })

const wrongDeclarations = (isWrong: (declaration: Declaration) => boolean) =>
  sheets.flatMap(({ path, root }) => {
    const found: string[] = []
    root.walkDecls((declaration) => {
      if (isWrong(declaration)) found.push(`${path}: ${declaration}`)
    })
    return found
  })

test('no part of a page defers its layout after the first paint: full-page captures would be blank, and heights would change', () => {
  const isMarked = ({ parent }: Declaration) => parent?.type === 'rule' && (parent as Rule).selector.startsWith('[data-top] ')
  expect(wrongDeclarations((one) => one.prop === 'content-visibility' && one.value === 'auto' && !isMarked(one))).toEqual([])
})

describe('for a browser without popover, :has, dvh and color-mix', () => {
  test('no rule is lost because of another selector in its list', () => {
    expect(sheets.length).toBeGreaterThan(50)
    expect(wrongRules(({ selectors }) => new Set(selectors.map((selector) => young.test(selector))).size > 1)).toEqual([])
  })

  test('no ground is mixed: one that cannot be computed is transparent, where a text inherits its colour', () => {
    expect(wrongDeclarations(({ prop, value }) => prop !== 'color' && value.includes('color-mix('))).toEqual([])
  })

  test('every panel that a popover would hide is hidden by a separate rule, and shown by the attribute "open"', () => {
    const panels = globSync('**/*.tsx', { cwd: import.meta.dirname }).flatMap((path) => {
      const source = readFileSync(join(import.meta.dirname, path), 'utf8')
      return [...source.matchAll(/className=\{styles\.(\w+)\}[^>]*\spopover=/g)].map(([, name]) => ({ path, name }))
    })
    expect(panels.length).toBeGreaterThanOrEqual(3)
    const displays = (path: string, selector: string) => {
      const found: string[] = []
      sheets
        .find((sheet) => sheet.path === path.replace('.tsx', '.module.css'))
        ?.root.walkRules((rule) => {
          if (rule.selector === selector)
            rule.walkDecls('display', ({ value }) => {
              found.push(value)
            })
        })
      return found
    }
    for (const { path, name } of panels) {
      expect(displays(path, `.${name}`), `${path} ${name}`).toContain('none')
      expect(displays(path, `.${name}[open]`), `${path} ${name}`).toHaveLength(1)
    }
  })

  test('what only a chosen tab shows is hidden by the same selector that shows it', () => {
    const tabs = sheets.find(({ path }) => path === join('kit', 'tabs.module.css'))
    tabs?.root.walkRules((rule) => {
      if (rule.toString().includes('display: none') && rule.selector.includes('.panel')) expect(rule.selector).toMatch(young)
    })
    expect(tabs?.root.toString()).toContain(':not(:has(> .bar > :nth-child(8) > :checked)) > :nth-child(9)')
  })
})
