import type { Catalogue } from '@point-option/engine';

/** The figures of a study. */
export const leyteStudyWords: Catalogue = {
  'figure.japaneseCarriersSunk': 'Japanese carriers sunk',
  'figure.japaneseBattleshipsSunk': 'Japanese battleships sunk',
  'figure.japaneseHeavyCruisersSunk': 'Japanese heavy cruisers sunk',
  'figure.japaneseLightCruisersSunk': 'Japanese light cruisers sunk',
  'figure.japaneseDestroyersSunk': 'Japanese destroyers sunk',
  'figure.japaneseSunkByAir': 'Large Japanese ships sunk by aircraft',
  'figure.japaneseSunkByGuns': 'Large Japanese ships sunk by ships',
  'figure.japaneseSunkBySubmarine': 'Large Japanese ships sunk by submarines',
  'figure.usCarriersSunk': 'American fleet and light carriers sunk',
  'figure.usCarriersHit': 'American fleet and light carriers hit',
  'figure.escortCarriersSunk': 'American escort carriers sunk',
  'figure.escortCarriersByGuns': 'American escort carriers sunk by ships',
  'figure.escortCarriersByKamikaze': 'American escort carriers sunk by Kamikazes',
  'figure.usBattleshipsSunk': 'American battleships sunk',
  'figure.usCruisersSunk': 'American cruisers sunk',
  'figure.usDestroyersSunk': 'American destroyers and escorts sunk',
  'figure.northernGroups': 'American carrier groups off northern Luzon at once',
  'figure.forcesDrawn': 'Times an American force was drawn north by the dice',
  'figure.throughSanBernardino': 'Large Japanese ships through San Bernardino Strait',
  'figure.southSunk': 'Large ships of Nishimura and Shima sunk',
  'figure.beachhead': 'Japanese at the beachhead',
  'figure.unloaded': 'Japanese troops landed at Ormoc',
};
