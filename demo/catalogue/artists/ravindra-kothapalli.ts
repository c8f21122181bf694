import type { ArtistSource } from '../artist-source.ts';

export const ravindraKothapalli: ArtistSource = {
  key: 'ravindra-kothapalli',
  name: 'Ravindra Kothapalli',
  generator: 'harmonograph',
  birthYear: 1952,
  birthDate: '1952-09-15',
  nationalities: [{ name: 'Indian', alpha2Code: 'IN' }],
  description:
    'Ravindra Kothapalli repaired clocks in Hyderabad’s old city, as his father had, until nobody brought any. In 1999 he hung four of the leftover pendulums from a door frame, tied a pen to them, and went to make tea.\n\nWhat he came back to has been shown in Mumbai, Basel and, once, at a congress of seismologists. He lets a drawing stop by itself. Passing lorries are recorded on the reverse.',
  description2:
    'Four pendulums, two for the pen and two for the table, tuned by sliding brass weights. The line is transferred to copper unaltered and printed in pale ink on papers dyed by his sister.',
  website: 'kothapalli-pendulum.example',
  mediums: ['Etching', 'Photogravure', 'Lithograph'],
  galleries: ['Charminar Works on Paper', 'Interval'],
  sizes: [
    [56, 42],
    [76, 56],
    [50, 50],
    [60, 84],
  ],
  papers: ['Hand-dyed cotton rag 280 gsm', 'Khadi, indigo', 'Arches 88, tea-dyed'],
  level: 1900,
  heat: 0.4,
  years: [2003, 2024],
  variants: ['Graphite', 'On Undyed Paper', 'Lorry Proof'],
  methods: [
    'A single unbroken line of about forty metres, slowing as it goes.',
    'The weights were set to a ratio of small whole numbers, and then moved by the width of a hair.',
    'Drawn by four pendulums in eleven minutes; the paper was dyed by his sister Padma.',
  ],
  works: [
    {
      title: 'Door Frame No. 1',
      text: 'The line opens like a shell and is drawn in towards a point that it never reaches.',
    },
    {
      title: 'Two to Three, Roughly',
      text: 'A figure of loops and fans in the proportion of a fifth, a shade flat.',
    },
    {
      title: 'While the Tea Was Made',
      text: 'Fine, regular and quite alone on its dark sheet. The last turns are closer than a hair.',
    },
    {
      title: 'Padma’s Indigo',
      text: 'Made for the paper and not the other way round. The line is the colour of the undyed edge.',
    },
    {
      title: 'Lorry at 4.10 p.m.',
      text: 'Half way in, the whole figure gives a small start and goes on.',
    },
    {
      title: 'The Last Clock in Laad Bazaar',
      text: 'Two traces, one for each of the clock’s weights, turned slightly against each other.',
    },
  ],
};
