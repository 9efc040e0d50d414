import { AtRule, type Plugin } from 'postcss'

/**
 * Restricts hover styles to devices with hover. A tap sets `:hover` as well: the hover style was painted before the tap's own
 * effect, and stayed until the next tap.
 */
export const hoverMedia = (): Plugin => ({
  postcssPlugin: 'hover-media',
  OnceExit(root) {
    root.walkRules(/:hover/, (rule) => {
      if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).params === '(hover:hover)') return
      const hovered = rule.selectors.filter((selector) => selector.includes(':hover'))
      const others = rule.selectors.filter((selector) => !hovered.includes(selector))
      const media = new AtRule({ name: 'media', params: '(hover:hover)', nodes: [rule.clone({ selectors: hovered })] })
      rule.after(media)
      if (others.length > 0) rule.selectors = others
      else rule.remove()
    })
  },
})
