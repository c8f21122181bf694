/** The path to a page for search engines: schema.org's BreadcrumbList. */
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
