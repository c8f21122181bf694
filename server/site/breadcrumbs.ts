/** The way down to a page as search engines read it; schema.org's BreadcrumbList. */
export function breadcrumbs(
  steps: readonly { readonly name: string; readonly item: string }[],
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
