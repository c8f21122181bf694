/** Where the fictional traders live. Telephone numbers are of the ranges kept for fiction. */
export type TraderPlace = {
  readonly country: string;
  readonly city: string;
  readonly postalCode: string;
  readonly state: string;
  readonly street: string;
  readonly phone: string;
  /** How many of a hundred live here. */
  readonly share: number;
};

const place = (
  country: string,
  city: string,
  [postalCode, state]: readonly [string, string],
  street: string,
  phone: string,
  share: number,
): TraderPlace => ({ country, city, postalCode, state, street, phone, share });

export const traderPlaces: readonly TraderPlace[] = [
  place('GB', 'London', ['E8 3GX', ''], 'Shelford Row', '+447700900', 20),
  place('GB', 'Edinburgh', ['EH6 6QT', ''], 'Tolbooth Close', '+447700900', 7),
  place('GB', 'Bristol', ['BS3 1AB', ''], 'Ropewalk Lane', '+447700900', 7),
  place('GB', 'Manchester', ['M4 5JD', ''], 'Carding Street', '+447700900', 6),
  place('US', 'Brooklyn', ['11211', 'NY'], 'Hewes Yard', '+12125550', 10),
  place('US', 'Chicago', ['60608', 'IL'], 'Carver Avenue', '+13125550', 6),
  place('US', 'Portland', ['97214', 'OR'], 'Foundry Street', '+15035550', 5),
  place('FR', 'Lyon', ['69001', ''], 'rue des Canuts', '+33612345', 5),
  place('DE', 'Berlin', ['10999', ''], 'Druckerweg', '+491512345', 6),
  place('NL', 'Utrecht', ['3511 AX', ''], 'Papiermolenkade', '+31612345', 4),
  place('IT', 'Torino', ['10124', 'TO'], 'via dei Torchi', '+393123456', 3),
  place('ES', 'Valencia', ['46003', ''], 'calle del Papel', '+34612345', 2),
  place('SE', 'Göteborg', ['411 20', ''], 'Tryckerigatan', '+46701234', 2),
  place('PL', 'Kraków', ['31-031', ''], 'ulica Drukarska', '+48512345', 3),
  place('CZ', 'Brno', ['602 00', ''], 'Papírnická', '+420601234', 2),
  place('CA', 'Montréal', ['H2T 2M1', 'QC'], 'rue du Burin', '+15145550', 3),
  place('AU', 'Melbourne', ['3065', 'VIC'], 'Gelatine Lane', '+61491570', 3),
  place('SG', 'Singapore', ['169204', ''], 'Kallang Press Road', '+65812345', 2),
  place('AE', 'Dubai', ['00000', ''], 'Al Waraq Street', '+97150123', 2),
  place('CH', 'Zürich', ['8005', ''], 'Giessereistrasse', '+41781234', 2),
];

export const firstNames =
  'Ada Amara Anselm Beatriz Bram Calla Cormac Dalia Dorian Edith Eero Esme Farah Felix Greta Hana Hugo Ilse Imogen Iris Jasper Joan Jonah Kasia Keir Lars Leila Linus Lotte Luca Mabel Magnus Maren Mateo Mina Naomi Nils Noor Odette Orla Oskar Pilar Quentin Ravi Rosa Rufus Sanna Selma Soren Tamsin Theo Tilda Uma Viggo Wanda Willem Xenia Yara Yusuf Zora'.split(
    ' ',
  );
export const lastNames =
  'Abernethy Almeida Asante Bakker Barrow Bellweather Castellan Chowdhury Crane Dahl Deveraux Drummond Eklund Escher Faraday Fenwick Ferreira Galloway Grimaldi Haldane Harcourt Holm Ingram Ito Jansen Kestrel Kowalski Laurent Lindqvist Lockwood Macrae Marchetti Mercer Nakamura Novak Oyelaran Pascoe Pemberton Quill Ravensworth Renner Sandoval Sinclair Stroud Tanaka Thorne Tremaine Underhill Vance Vermeer Voss Wexford Whitlock Winter Wren Yilmaz Zeller'.split(
    ' ',
  );
