import type { CollectionRule } from '../../../../../shared/domain/collections.ts';

/** Which works follow the chosen ones, in words. */
export function ruleWords(rule: CollectionRule): string {
  switch (rule.by) {
    case 'sales':
      return `Works sold most often in ${rule.withinDays} days`;
    case 'price':
      return `Works with an ask of £${rule.atMost / 100} or less`;
    case 'release':
      return 'The latest releases';
    case 'arrival':
      return `Works added in the past ${rule.withinDays} days`;
    case 'spread':
      return `Works whose bid is within ${rule.atMost * 100} per cent of the ask`;
    case 'discount':
      return 'Works listed for less than their last sale';
    case 'size':
      return `Works with no side above ${rule.longest} cm`;
    case 'medium':
      return `Works in ${rule.mediums.join(', ')}`;
  }
}
