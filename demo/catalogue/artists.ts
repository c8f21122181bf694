import type { ArtistSource } from './artist-source.ts';
import { baeSunWoo } from './artists/bae-sun-woo.ts';
import { bartholomausFinsterwald } from './artists/bartholomaus-finsterwald.ts';
import { bridNiCheallaigh } from './artists/brid-ni-cheallaigh.ts';
import { despinaKaravella } from './artists/despina-karavella.ts';
import { eirlysProsser } from './artists/eirlys-prosser.ts';
import { emilianoQuiroga } from './artists/emiliano-quiroga.ts';
import { harutoMinagawa } from './artists/haruto-minagawa.ts';
import { inesValadares } from './artists/ines-valadares.ts';
import { isadoraQuintanilha } from './artists/isadora-quintanilha.ts';
import { jeanBaptisteKouassiDelacroix } from './artists/jean-baptiste-kouassi-delacroix.ts';
import { johannesLund } from './artists/johannes-lund.ts';
import { leilaBenhaddou } from './artists/leila-benhaddou.ts';
import { marenStrandvik } from './artists/maren-strandvik.ts';
import { margueriteOseiLaurent } from './artists/marguerite-osei-laurent.ts';
import { matthijsVanDerHoeve } from './artists/matthijs-van-der-hoeve.ts';
import { minaTsoGallagher } from './artists/mina-tso-gallagher.ts';
import { nadiaSokolovska } from './artists/nadia-sokolovska.ts';
import { ottilieKrahl } from './artists/ottilie-krahl.ts';
import { pellOduya } from './artists/pell-oduya.ts';
import { philippaThorneAdeyemi } from './artists/philippa-thorne-adeyemi.ts';
import { ravindraKothapalli } from './artists/ravindra-kothapalli.ts';
import { rowanAchterberg } from './artists/rowan-achterberg.ts';
import { ruggeroCastelvetri } from './artists/ruggero-castelvetri.ts';
import { signeHolmqvist } from './artists/signe-holmqvist.ts';
import { tobiOyelaran } from './artists/tobi-oyelaran.ts';
import { tomaszWierzbicki } from './artists/tomasz-wierzbicki.ts';
import { yaretziHuaman } from './artists/yaretzi-huaman.ts';
import { zuleika } from './artists/zuleika.ts';

export const artistSources: readonly ArtistSource[] = [
  baeSunWoo,
  bartholomausFinsterwald,
  bridNiCheallaigh,
  despinaKaravella,
  eirlysProsser,
  emilianoQuiroga,
  harutoMinagawa,
  inesValadares,
  isadoraQuintanilha,
  jeanBaptisteKouassiDelacroix,
  johannesLund,
  leilaBenhaddou,
  marenStrandvik,
  margueriteOseiLaurent,
  matthijsVanDerHoeve,
  minaTsoGallagher,
  nadiaSokolovska,
  ottilieKrahl,
  pellOduya,
  philippaThorneAdeyemi,
  ravindraKothapalli,
  rowanAchterberg,
  ruggeroCastelvetri,
  signeHolmqvist,
  tobiOyelaran,
  tomaszWierzbicki,
  yaretziHuaman,
  zuleika,
];
